/** Loaded before the screen tests: on a busy machine `findBy` and `waitFor` wait longer than a second before they give up. */
import { configure } from '@testing-library/dom'

configure({ asyncUtilTimeout: 10_000 })
