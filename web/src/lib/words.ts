/** The page's own words: `t('page-undo')`. They come from the server, in the reader's language, and change while shown. */
export { fill, has, language, ready, setWords, speak, t } from './words.svelte'
