const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** `Visa ending 4242`; the method's own name where there is no number; '' of nothing. C-091. */
export function cardWords(brand: string | null, last4: string | null): string {
  if (brand === null) return last4 === null ? '' : `Card ending ${last4}`
  const name =
    brandNames[brand.toLowerCase()] ?? `${brand.charAt(0).toUpperCase()}${brand.slice(1).replaceAll('_', ' ')}`
  return last4 === null ? name : `${name} ending ${last4}`
}
