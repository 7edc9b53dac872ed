import { laterStylesRel } from './later-styles-rel.ts';

let loading: Promise<void> | undefined;

/** Loads the styles that the first page did without, once; awaited before what they are for is shown. */
export function loadLaterStyles(): Promise<void> {
  loading ??= load(document.querySelector<HTMLLinkElement>(`link[rel=${laterStylesRel}]`));
  return loading;
}

function load(link: HTMLLinkElement | null): Promise<void> {
  if (!link) return Promise.resolve();
  return new Promise((resolve) => {
    // Without them a page is plain, but it is there.
    link.onload = link.onerror = () => resolve();
    link.rel = 'stylesheet';
  });
}
