import { configure } from '@testing-library/react'

/** Screen tests wait for what they look for, however busy the machine is: no test asserts a time. */
configure({ asyncUtilTimeout: 15_000 })
