import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { docsThemes } from './themes.ts';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

/** Gives pages of the documentation the theme of the toolbar, or that of the system. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(listen, readTheme);
  return (
    <DocsContainer context={context} theme={docsThemes[theme]}>
      {children}
    </DocsContainer>
  );
}

function readTheme() {
  const chosen = document.documentElement.dataset.theme ?? (systemIsDark.matches ? 'dark' : 'light');
  return chosen === 'dark' ? 'dark' : 'light';
}

function listen(onChange: () => void) {
  const attributes = new MutationObserver(onChange);
  attributes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  systemIsDark.addEventListener('change', onChange);
  return () => {
    attributes.disconnect();
    systemIsDark.removeEventListener('change', onChange);
  };
}
