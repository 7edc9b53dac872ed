/** Returns the stories that changesets name as changed, in paragraphs such as `Stories: Controls/Button, Cards/*`. */
export function readToldStories(changesets: readonly string[]): string[] {
  const paragraphs = changesets.flatMap((text) => text.split(/\n\s*\n/));
  return paragraphs.flatMap((paragraph) => {
    const [, patterns] = /^Stories:(.*)$/s.exec(paragraph.trim()) ?? [];
    return (patterns ?? '')
      .split(',')
      .map((pattern) => pattern.trim().replace(/\s+/g, ' ').replace(/\.$/, ''))
      .filter((pattern) => pattern !== '');
  });
}
