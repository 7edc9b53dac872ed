/** How a document says where the styles are that it does without; no browser follows it by itself. */
export const laterStylesRel = 'x-styles';

let loading: Promise<void> | undefined;

/** Loads the styles that the first page did without, once; awaited before what they are for is shown. A document that has all has no such link. */
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
