/** Returns the cycles of a graph, each as one sentence. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const findings: string[] = [];
  const done = new Set<string>();
  const visit = (name: string, trail: readonly string[]): void => {
    const start = trail.indexOf(name);
    if (start >= 0) {
      findings.push(`a cycle: ${[...trail.slice(start), name].join(' -> ')}`);
      return;
    }
    if (done.has(name)) return;
    for (const next of graph.get(name) ?? []) visit(next, [...trail, name]);
    done.add(name);
  };
  for (const name of graph.keys()) visit(name, []);
  return findings;
}
