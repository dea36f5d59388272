import { z } from 'zod'

/** One step of a lesson or solution: something to see, something to hear. */
export const Segment = z.object({
  heading: z.string(),
  /** What is said, with maths between \( and \). */
  say: z.string(),
  /** What is read aloud and shown as caption: audioTranscript. */
  speech: z.string(),
  latex: z.string().optional(),
  svg: z.string().optional(),
  /** Estimated by text length; a recording's own length takes its place (L-259). */
  seconds: z.number(),
  /** For GET /speech/:speechId.wav */
  speechId: z.string(),
})
export type Segment = z.infer<typeof Segment>

/** A skill's lesson, as a tab of Teach Me. */
export const SkillPackage = z.object({
  skillCode: z.string(),
  skillName: z.string(),
  shortName: z.string(),
  minLevel: z.number().int(),
  maxLevel: z.number().int(),
  description: z.string(),
  segments: z.array(Segment),
  seconds: z.number(),
})
export type SkillPackage = z.infer<typeof SkillPackage>

export const StudentHint = z.object({
  /** Text and speech id of the hint: the question's id and the hint's place. */
  hintId: z.string(),
  /** From 1. */
  sequence: z.number().int(),
  hintMessage: z.string(),
  speech: z.string(),
  speechId: z.string(),
  hintSvg: z.string().optional(),
})
export type StudentHint = z.infer<typeof StudentHint>

/** Voices and their numbers. */
export const voices = {
  default_voice: 0,
  female_british: 1,
  female_american: 2,
  female_australian: 3,
  female_indian: 4,
  male_british: 101,
  male_american: 102,
} as const
export type VoiceName = keyof typeof voices

/** The voice of a number; numbers other than those listed mean the default voice (L-262). */
export function voiceOfNumber(number: number): VoiceName {
  const names = Object.keys(voices) as VoiceName[]
  return names.find((name) => voices[name] === number) ?? 'default_voice'
}

export const TeachingPreferences = z.object({
  autoPlay: z.boolean(),
  voice: z.number().int().min(0).max(999),
  teachingStyle: z.enum(['video', 'audio']),
})
export type TeachingPreferences = z.infer<typeof TeachingPreferences>

/** Robot audio plays by itself and lessons are videos, unless someone chooses otherwise (L-167). */
export const firstTeachingPreferences: TeachingPreferences = {
  autoPlay: true,
  voice: voices.default_voice,
  teachingStyle: 'video',
}

/** Seconds to read or say a text: 14 characters a second and a breath, at least 2 (L-259). */
export function secondsToSay(text: string): number {
  return Math.max(2, Math.round((text.length / 14 + 0.6) * 10) / 10)
}
