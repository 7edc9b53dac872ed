import type { RouteRecord } from '../../routing/route-record.ts';

/**
 * Returns robots.txt patterns (RFC 9309) of the closed pages: prefixes in which `*` stands for a parameter. A pattern
 * that is also a prefix of an open page ends with `$`: `/profile$`.
 */
export function closedPatterns(
  records: readonly Pick<RouteRecord, 'path' | 'indexing'>[],
): readonly string[] {
  const open = records.filter(({ indexing }) => indexing !== 'closed').map(({ path }) => path.split('/'));
  return records
    .filter(({ indexing }) => indexing === 'closed')
    .map(({ path }) => {
      const steps = path.split('/').filter((step) => !step.endsWith('?'));
      const pattern = `/${steps.map((step) => (isVariable(step) ? '*' : step)).join('/')}`;
      return open.some((other) => mayBegin(other, steps)) ? `${pattern}$` : pattern;
    });
}

function mayBegin(path: readonly string[], steps: readonly string[]): boolean {
  return steps.every((step, at) => path[at] !== undefined && (path[at] === step || isVariable(path[at])));
}

function isVariable(step: string): boolean {
  return step.startsWith(':');
}
