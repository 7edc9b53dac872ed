import { type RefObject, useEffect, useState } from 'react';

/** Files that are dropped on the form around an element, or pasted into it; gives whether some are held over it. */
export function useDroppedFiles(
  place: RefObject<HTMLElement | null>,
  onFiles: ((files: Iterable<File>) => void) | undefined,
): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const target = place.current?.closest('form') ?? place.current;
    if (!target || !onFiles) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const take = (event: Event, data: DataTransfer | null) => {
      if (!data || data.files.length === 0) return;
      event.preventDefault();
      onFiles(data.files);
    };
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && target.contains(relatedTarget))) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer);
    };
    target.addEventListener('dragover', over, { signal });
    target.addEventListener('dragleave', leave, { signal });
    target.addEventListener('drop', drop, { signal });
    target.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    return () => listening.abort();
  });
  return isOver;
}
