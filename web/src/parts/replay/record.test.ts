import { describe, expect, it } from 'vitest'
import { faultOf, textOf } from './record'

describe('a record that is refused', () => {
  const record = 'kanly record 1\r\nedition: dunes\n\n0: dance\n'

  it('says in which line, and what stands there', () => {
    expect(faultOf('record:4: 0: dance is no move', record)).toEqual({ line: 4, text: '0: dance is no move', quoted: '0: dance' })
    expect(faultOf('record:2: what?', record).quoted).toBe('edition: dunes')
  })

  it('may be wrong as a whole', () => {
    expect(faultOf('record: there is no edition', record)).toEqual({ line: null, text: 'there is no edition', quoted: '' })
    expect(faultOf('this record has no moves', record)).toEqual({ line: null, text: 'this record has no moves', quoted: '' })
    expect(faultOf('record:99: past the end', record).quoted).toBe('')
  })
})

describe('a file', () => {
  it('is read as text, or not at all', async () => {
    expect(await textOf(new Blob(['kanly record 1\n# Їжак']))).toBe('kanly record 1\n# Їжак')
    expect(await textOf(new Blob([new Uint8Array([0xff, 0xd8, 0xff])]))).toBeNull()
  })
})
