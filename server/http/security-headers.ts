/** Where Stripe's script and its frames come from, and what they call. M-012; Stripe's guide to security. */
const stripeFrames = [
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://hooks.stripe.com',
  'https://checkout.stripe.com',
] as const
const stripeCalls = ['https://api.stripe.com', 'https://checkout.stripe.com'] as const
/** Wallets of the browser ask for a payment from within Stripe's frames. */
const walletFrames = '(self "https://js.stripe.com" "https://checkout.stripe.com")'

/**
 * The headers that protect every answer, made once: what a page may load, that it may not be framed by others or guessed
 * at, and where addresses may be told. Camera and microphone are for the rooms of classes, on our own pages alone. Source: OWASP secure headers; I-032.
 * `inlineScripts` are the sources of the page's own inline scripts; `elsewhere` are origins that pages may call besides.
 * `stripe`: cards are typed into Stripe's frames, which its script makes; without it nothing of Stripe's is let in. Our
 * own frame of test payments is framed by our pages alone, as every page is.
 */
export function securityHeaders(
  inlineScripts: readonly string[],
  production: boolean,
  elsewhere: readonly string[] = [],
  stripe = false,
): Record<string, string> {
  const frames = stripe ? stripeFrames : []
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScripts, ...frames].join(' '),
    // Mathematics is set with style attributes, and figures carry their own styles.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': ["'self' data: blob:", ...(stripe ? ['https://*.stripe.com'] : [])].join(' '),
    'font-src': "'self' data:",
    'media-src': "'self' blob:",
    'connect-src': ["'self'", ...elsewhere, ...(stripe ? stripeCalls : [])].join(' '),
    'frame-src': ["'self'", ...frames].join(' '),
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
    // Wallets and banks ask in windows of their own and answer to the page that opened them. A page that was opened
    // elsewhere comes to the checkout without being loaded anew, so that this holds for every page where Stripe is.
    'cross-origin-opener-policy': stripe ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': `camera=(self), microphone=(self), geolocation=(), payment=${stripe ? walletFrames : '()'}`,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
