import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, hashInlineScripts } from './content-security-policy.ts';

const hosts = { api: 'http://localhost:4002', accounts: 'http://localhost:4001', secure: false };

describe('content security policy', () => {
  it("allows exactly the document's inline scripts", () => {
    const html = `<script src="/a.js"></script><script type="module" async="">import "/b.js"</script>
      <script type="application/ld+json">{"@type":"Organization"}</script>`;
    const expected = createHash('sha256').update('import "/b.js"').digest('base64');
    expect(hashInlineScripts(Buffer.from(html))).toEqual([`'sha256-${expected}'`]);
  });

  it('never allows unsafe-inline scripts or eval', () => {
    const scripts = /script-src ([^;]*)/.exec(contentSecurityPolicy([], hosts))?.[1];
    expect(scripts).toBe("'self'");
  });

  it('allows one foreign frame, the player without cookies', () => {
    const frames = /frame-src ([^;]*)/.exec(contentSecurityPolicy([], hosts))?.[1];
    expect(frames).toBe('https://www.youtube-nocookie.com');
  });

  it('allows uploads to the configured store', () => {
    const connections = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1];
    const usual = "'self' http://localhost:4002 http://localhost:4001";
    expect(connections(contentSecurityPolicy([], hosts))).toBe(usual);
    const uploads = 'https://store.example';
    expect(connections(contentSecurityPolicy([], { ...hosts, uploads }))).toBe(`${usual} ${uploads}`);
  });

  it('MEM-09: allows Stripe only where cards are taken', () => {
    const usual = contentSecurityPolicy([], hosts);
    expect(usual).not.toContain('stripe');
    const part = (policy: string, name: string) => policy.split('; ').find((one) => one.startsWith(name));
    const policy = contentSecurityPolicy(["'sha256-x'"], { ...hosts, takesCardPayments: true });
    expect(part(policy, 'script-src')).toBe(
      "script-src 'self' 'sha256-x' https://js.stripe.com https://*.js.stripe.com",
    );
    expect(part(policy, 'frame-src')).toBe(
      'frame-src https://www.youtube-nocookie.com https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    );
    expect(part(policy, 'connect-src')).toBe(`${part(usual, 'connect-src')} https://api.stripe.com`);
    const others = (text: string) =>
      text.split('; ').filter((one) => !/^(?:script|frame|connect)-src/.test(one));
    expect(others(policy)).toEqual(others(usual));
  });
});
