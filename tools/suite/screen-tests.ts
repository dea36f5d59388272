/**
 * Loaded before the screen tests. On a busy machine `findBy` and `waitFor` wait longer than a second before they give up;
 * and a screen goes when its test is over, or React works on it after its window is gone.
 */
import { configure } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
