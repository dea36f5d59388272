import { loadTopicLevel, readyKeys } from '../curriculum/curriculum.ts'
import { digestOf } from '../curriculum/checks/sweep-level.ts'
import { procedureName } from '../curriculum/questions/generate.ts'

/** Prints `key digest` for every level, and `key#task digest` for every task that it has beside its old procedure, so that the sweep can compare this process with its own (check P1). A level that cannot be loaded is the sweep's to report. */
for (const key of readyKeys()) {
  try {
    for (const each of (await loadTopicLevel(key)).tasks) {
      console.log(procedureName(each.procedure()), digestOf(each.procedure()))
    }
  } catch (error) {
    console.error(key, error)
  }
}
