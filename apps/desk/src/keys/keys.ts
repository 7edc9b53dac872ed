import { useLayoutEffect, useRef } from 'react';

/** A bare key of a screen. */
export interface KeyBinding {
  /** A character, or the name of a key such as `Enter`. */
  readonly key: string;
  /** What it does, for the list of keys. */
  readonly label: string;
  readonly run: () => void;
}

interface Layer {
  bindings: readonly KeyBinding[];
}

/** One layer for each part of the screen; a later part takes a key from an earlier one. */
const layers: Layer[] = [];

/** Gives keys to the screen while the component is shown. */
export function useKeys(bindings: readonly KeyBinding[]): void {
  const layer = useRef<Layer>({ bindings });
  useLayoutEffect(() => {
    layer.current.bindings = bindings;
  });
  // Before the screen is painted: whoever sees a key on a button can press it.
  useLayoutEffect(() => {
    const own = layer.current;
    layers.push(own);
    return () => void layers.splice(layers.indexOf(own), 1);
  }, []);
}

/** The keys that work now, each once, in the order of the screen. */
export function listKeys(): readonly KeyBinding[] {
  const known = new Map<string, KeyBinding>();
  for (const { bindings } of layers) for (const binding of bindings) known.set(binding.key, binding);
  return [...known.values()];
}

/** Runs what a key is bound to. Nothing happens inside fields, in dialogs and with Ctrl, Alt or Command. */
export function pressKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input:not([type="checkbox"]), textarea, select, [contenteditable]')) return;
  if (document.querySelector('dialog:modal')) return;
  // Enter presses the focused button or link.
  if (event.key === 'Enter' && target?.closest('a, button, summary')) return;
  const key = keyOf(event);
  const binding = layers.flatMap(({ bindings }) => bindings).findLast((candidate) => candidate.key === key);
  if (!binding) return;
  event.preventDefault();
  binding.run();
}

/** The key as bindings name it: also with Caps Lock, and by its place where the keyboard writes another script. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const isLatin = key.length > 1 || key.charCodeAt(0) < 128;
  const written = isLatin ? key : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key);
  return written.length === 1 && !shiftKey ? written.toLowerCase() : written;
}
