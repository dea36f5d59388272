const stripeSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://checkout.stripe.com'],
  frames: [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://checkout.stripe.com',
  ],
  calls: ['https://api.stripe.com', 'https://checkout.stripe.com'],
  images: ['https://*.stripe.com'],
} as const

/**
 * The headers that protect every answer, made once: what a page may load, that it may not be framed by others or guessed
 * at, and where addresses may be told. Camera and microphone are for the rooms of classes, on our own pages alone. Source: OWASP secure headers; identity design, section 6 (32).
 * `inlineScripts` are the sources of the page's own inline scripts; `elsewhere` are origins that pages may call besides.
 * `withStripe` opens what Stripe's card form needs, and only where Stripe takes the payments. Source: Stripe, security guide.
 */
export function securityHeaders(
  inlineScripts: readonly string[],
  production: boolean,
  elsewhere: readonly string[] = [],
  withStripe = false,
): Record<string, string> {
  const stripe = withStripe ? stripeSources : { scripts: [], frames: [], calls: [], images: [] }
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScripts, ...stripe.scripts].join(' '),
    ...(withStripe ? { 'frame-src': ["'self'", ...stripe.frames].join(' ') } : {}),
    // Mathematics is set with style attributes, and figures carry their own styles.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': ["'self' data: blob:", ...stripe.images].join(' '),
    'font-src': "'self' data:",
    'media-src': "'self' blob:",
    'connect-src': ["'self'", ...elsewhere, ...stripe.calls].join(' '),
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(self), microphone=(self), geolocation=(), payment=${withStripe ? '(self "https://js.stripe.com")' : '()'}`,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
