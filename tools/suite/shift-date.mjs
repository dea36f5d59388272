// @ts-check
/**
 * A `Date` that is so many milliseconds ahead (less than 0: behind) of the one that is here. Whatever the other one has
 * made is a Date of this one as well. Also runs in browsers, where nothing around it is known.
 * @param {number} ahead
 */
export function shiftDate(ahead) {
  const Real = globalThis.Date
  const now = () => Real.now() + ahead
  const Shifted = new Proxy(Real, {
    construct: (real, given, made) => Reflect.construct(real, given.length === 0 ? [now()] : given, made),
    apply: () => new Real(now()).toString(),
    get: (real, name) => (name === 'now' ? now : Reflect.get(real, name)),
  })
  Real.prototype.constructor = Shifted
  globalThis.Date = Shifted
}
