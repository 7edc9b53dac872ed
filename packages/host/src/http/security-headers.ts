import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const nobody = ["'none'"];

/**
 * The headers of helmet that mean something for JSON and files. They are the same for every reply, so helmet writes them once, here:
 * running it for each request costs more than reading a company from the database. A host with pages gives those a policy of their own.
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
