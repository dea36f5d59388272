/** Figures of the live class room. Decision 0029. */
export const roomLimits = {
  /** Voices that are passed on at once. */
  voices: 3,
  /** Pictures that are passed on at once: tutor, assistant, and one student in the spotlight. */
  pictures: 3,
  /** Life of a token, in seconds. */
  tokenSeconds: 600,
  /** Seconds after which a browser says that sound does not get through. */
  mediaPatienceSeconds: 8,
  /** Grades in which the microphone is on only while it is held, unless the child chooses otherwise. */
  pushToTalkGrades: [0, 1, 2, 3],
  /** Largest message in bytes. */
  messageBytes: 65_536,
  /** Messages of one member: at most so many in a second, on average, and so many at once. */
  messagesPerSecond: 60,
  messageBurst: 240,
  /** Signs of a chat message. */
  chatLength: 300,
  /** Signs of a hint. */
  hintLength: 400,
  /** Strokes on one question. */
  strokes: 400,
  /** Seconds for which a member who lost the connection is still shown, as reconnecting. */
  graceSeconds: 10,
} as const

/** Tutor's picture: small, so that a whole class fits through a school's line. */
export const tutorPicture = { width: 320, height: 180, framesPerSecond: 15, bitsPerSecond: 300_000 } as const
/**
 * What is shown large to all: as much as the line of who sends it carries, from the first downwards. A screen has few
 * pictures a second, so that its letters are sharp.
 */
export const largePicture = [
  { height: 720, bitsPerSecond: 1_500_000 },
  { height: 540, bitsPerSecond: 900_000 },
  { height: 360, bitsPerSecond: 500_000 },
] as const
export const screenFramesPerSecond = 8
/** Voice, mono. */
export const voiceBitsPerSecond = 32_000

/** Whether the microphone of a child begins as push to talk; unknown grades do not. */
export const beginsPushToTalk = (grade: number | null): boolean =>
  grade !== null && roomLimits.pushToTalkGrades.some((young) => young === grade)
