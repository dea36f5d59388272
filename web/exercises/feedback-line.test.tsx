import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FeedbackLine, feedbackOf } from './feedback-line.tsx'
import { sampleAnswer } from './run-samples.ts'

describe('what is said under an answer', () => {
  it('tells a right answer and, from the second on, how many in a row', () => {
    expect(feedbackOf({ answer: sampleAnswer('right'), remark: null, inARow: 1 })).toMatchObject({
      verdict: 'Correct.',
      rest: '',
    })
    expect(feedbackOf({ answer: sampleAnswer('right'), remark: null, inARow: 3 })?.rest).toBe('That makes 3 in a row.')
  })

  it('names what went wrong and the answer, never the child', () => {
    const line = feedbackOf({ answer: sampleAnswer('wrong'), remark: null, inARow: 0 })
    expect(line).toMatchObject({
      look: 'not-yet',
      verdict: 'Not yet.',
      rest: 'That is one more than the sum. The answer is 2.',
    })
    const plain = feedbackOf({ answer: sampleAnswer('wrong', { misconception: null }), remark: null, inARow: 0 })
    expect(plain?.rest).toBe('The answer is 2.')
  })

  it('gives the answer of a skipped question', () => {
    expect(feedbackOf({ answer: sampleAnswer('skipped'), remark: null, inARow: 0 })).toMatchObject({
      look: 'note',
      verdict: 'Skipped.',
      rest: 'The answer is 2.',
    })
  })

  it('says that a try that was almost right or not readable does not count', () => {
    const almost = feedbackOf({
      answer: null,
      remark: { verdict: 'almost', sentence: 'Write it in lowest terms.' },
      inARow: 0,
    })
    expect(almost).toMatchObject({ verdict: 'Almost.', rest: 'Write it in lowest terms. This try does not count.' })
    const invalid = feedbackOf({
      answer: null,
      remark: { verdict: 'invalid', sentence: 'A number is needed.' },
      inARow: 0,
    })
    expect(invalid?.verdict).toBe('We could not read that.')
  })

  it('stands apart from the way to the help', () => {
    const { container } = render(
      <FeedbackLine answer={sampleAnswer('wrong')} remark={null} inARow={0} onHelp={() => undefined} />,
    )
    expect(container.textContent).toContain('The answer is 2. See how it works')
  })

  it('is nothing before an answer', () => {
    expect(feedbackOf({ answer: null, remark: null, inARow: 0 })).toBeNull()
  })

  it('does not say an answer again that is right but for a gap in its lines', () => {
    const why = 'Your last line is right. Line 2 does not follow from line 1.'
    const answer = sampleAnswer('wrong', { credit: 75, misconception: { code: 'near', why } })
    expect(feedbackOf({ answer, remark: null, inARow: 0 })).toMatchObject({ verdict: 'Nearly all right.', rest: why })
  })

  it('calls an answer of which less is right partly right, and says the right one', () => {
    const answer = sampleAnswer('wrong', { credit: 50, misconception: { code: 'near', why: 'Begin with the whole.' } })
    const line = feedbackOf({ answer, remark: null, inARow: 0 })
    expect(line?.verdict).toBe('Partly right.')
    expect(line?.rest).toMatch(/^Begin with the whole\. The answer is /)
  })
})
