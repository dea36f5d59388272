/**
 * The headers that protect every answer, made once: what a page may load, that it may not be framed by others or guessed
 * at, and where addresses may be told. Camera and microphone are for the rooms of classes, on our own pages alone. Source: OWASP secure headers; identity design, section 6 (32).
 * `inlineScripts` are the sources of the page's own inline scripts; `elsewhere` are origins that pages may call besides.
 */
export function securityHeaders(
  inlineScripts: readonly string[],
  production: boolean,
  elsewhere: readonly string[] = [],
): Record<string, string> {
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScripts].join(' '),
    // Mathematics is set with style attributes, and figures carry their own styles.
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'media-src': "'self' blob:",
    'connect-src': ["'self'", ...elsewhere].join(' '),
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
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
