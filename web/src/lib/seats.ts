/** A seat's shape and colour. Seats are counted from 0, their classes from 1. */
const SHAPES = ['disc', 'peak', 'block', 'lozenge', 'cross', 'crescent'] as const

export function seatIcon(seat: number): string {
  return `seat_${SHAPES[seat % SHAPES.length] ?? 'disc'}`
}

export function seatClass(seat: number): string {
  return `s${(seat % SHAPES.length) + 1}`
}
