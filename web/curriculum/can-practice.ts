import type { TopicLevel } from '@polyhex/contract/curriculum/curriculum'

/** Whether a topic level has a practice of its own: it has questions, and it does not lead away to the topics [L-033]. */
export function canPractice(topic: Pick<TopicLevel, 'ready' | 'supportsFocus'>): boolean {
  return topic.ready && topic.supportsFocus
}
