import type { RouteRecord } from './route-record.ts';
import { everythingElse, routeRecords } from './route-records.ts';

/** A node of the route tree: possible next path segments. */
interface Step {
  readonly fixed: Map<string, Step>;
  variable?: Step;
  record?: RouteRecord;
}

const start: Step = { fixed: new Map() };
for (const record of routeRecords) {
  add(start, record.path.split('/').filter(Boolean), record);
}

function add(step: Step, [segment, ...rest]: readonly string[], record: RouteRecord): void {
  if (segment === undefined) {
    step.record = record;
    return;
  }
  if (segment.endsWith('?')) step.record = record;
  add(nextStep(step, segment.replace('?', '')), rest, record);
}

function nextStep(step: Step, segment: string): Step {
  if (segment.startsWith(':')) {
    step.variable ??= { fixed: new Map() };
    return step.variable;
  }
  const next = step.fixed.get(segment) ?? { fixed: new Map() };
  step.fixed.set(segment, next);
  return next;
}

/**
 * Returns the record of a path without language, in any case, with or without a trailing slash. Uses a tree of
 * segments, because React Router tests patterns one by one, which every request would wait for.
 */
export function findRoute(path: string): RouteRecord {
  const segments = path.split('/');
  const end = segments.at(-1) === '' ? segments.length - 1 : segments.length;
  return find(start, segments, 1, end) ?? everythingElse;
}

function find(step: Step, segments: readonly string[], at: number, end: number): RouteRecord | undefined {
  if (at >= end) return step.record;
  const segment = segments[at] ?? '';
  const fixed = step.fixed.get(segment) ?? step.fixed.get(segment.toLowerCase());
  const found = fixed && find(fixed, segments, at + 1, end);
  if (found || segment === '' || !step.variable) return found;
  return find(step.variable, segments, at + 1, end);
}
