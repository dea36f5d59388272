import { loadTopicLevel, readyKeys } from '../curriculum/curriculum.ts'
import { digestOf } from '../curriculum/checks/sweep-level.ts'

/** Prints `key digest` for every level, so that the sweep can compare this process with its own (check P1). A level that cannot be loaded is the sweep's to report. */
for (const key of readyKeys()) {
  try {
    console.log(key, digestOf(await loadTopicLevel(key)))
  } catch (error) {
    console.error(key, error)
  }
}
