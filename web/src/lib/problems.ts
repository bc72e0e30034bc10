/** What a reader is told of something that went wrong. */
import { ApiError } from './api'
import { t } from './words'

/** The server's sentence; where the fault is the page's own, words for that, and the rest is for whoever mends it. */
export function sentenceOf(problem: unknown): string {
  if (problem instanceof ApiError) return problem.message
  console.error(problem)
  return t('page-fault')
}
