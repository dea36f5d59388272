/** Units with their signs, for stories and for `rules.unit`: singular, plural and sign. */
export const unitWords = {
  millimeter: { one: 'millimeter', many: 'millimeters', sign: 'mm' },
  centimeter: { one: 'centimeter', many: 'centimeters', sign: 'cm' },
  meter: { one: 'meter', many: 'meters', sign: 'm' },
  kilometer: { one: 'kilometer', many: 'kilometers', sign: 'km' },
  inch: { one: 'inch', many: 'inches', sign: 'in' },
  foot: { one: 'foot', many: 'feet', sign: 'ft' },
  gram: { one: 'gram', many: 'grams', sign: 'g' },
  kilogram: { one: 'kilogram', many: 'kilograms', sign: 'kg' },
  milliliter: { one: 'milliliter', many: 'milliliters', sign: 'mL' },
  liter: { one: 'liter', many: 'liters', sign: 'L' },
  second: { one: 'second', many: 'seconds', sign: 's' },
  minute: { one: 'minute', many: 'minutes', sign: 'min' },
  hour: { one: 'hour', many: 'hours', sign: 'h' },
  day: { one: 'day', many: 'days', sign: 'd' },
  degree: { one: 'degree', many: 'degrees', sign: '°' },
} as const

/** '1 meter', '3 meters', '2 feet'. */
export function countUnit(count: number | bigint, unit: keyof typeof unitWords): string {
  const { one, many } = unitWords[unit]
  return `${count} ${count === 1 || count === 1n ? one : many}`
}

/** A unit as a child reads it beside a field or in a sentence: cm^2 as cm². */
export function shownUnit(unit: string): string {
  return unit.replace('^2', '²').replace('^3', '³')
}
