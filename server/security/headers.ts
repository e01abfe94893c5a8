/** What browsers are told about every answer. */
import { secureHeaders } from 'hono/secure-headers';

/** No inline script or style anywhere: what is not a file of ours does not run. */
export function securityHeaders(publicOrigin: string) {
  const encrypted = publicOrigin.startsWith('https:');
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      workerSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: { geolocation: ['self'], camera: [], microphone: [], payment: [] },
    xFrameOptions: 'DENY',
    strictTransportSecurity: encrypted ? 'max-age=31536000; includeSubDomains' : false,
  });
}
