/** A small router of our own; the state lives in the module beside it. */
export { go, href, route, startRouter } from './router.svelte'
