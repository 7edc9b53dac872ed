import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const nobody = ["'none'"];

/**
 * Returns helmet's headers that apply to JSON and files. They are computed once, because running helmet per request
 * costs more than loading a company. A host with pages sets its own content security policy.
 */
export function securityHeaders({ pages = false } = {}): Record<string, string> {
  const headers: Record<string, string> = {};
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': nobody,
        'frame-ancestors': nobody,
        ...(pages && { 'base-uri': nobody, 'form-action': nobody }),
      },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    crossOriginOpenerPolicy: pages && { policy: 'same-origin' },
    referrerPolicy: { policy: pages ? 'strict-origin-when-cross-origin' : 'no-referrer' },
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: { action: 'deny' },
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  write({} as IncomingMessage, recorder as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}
