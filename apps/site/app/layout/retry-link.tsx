import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { canReachSite } from './connection.ts';

interface RetryLinkProps {
  /** Path and query of the page; by default the current address. */
  readonly to?: string | undefined;
}

/**
 * Reloads the page as a document once the site is reachable; otherwise the browser's own error page would replace it.
 */
export function RetryLink({ to }: RetryLinkProps) {
  const t = useText('site');
  const { pathname, search } = useLocation();
  const [state, setState] = useState<'waiting' | 'trying' | 'away'>('waiting');
  const href = to ?? pathname + search;
  const retry = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setState('trying');
    if (await canReachSite()) window.location.assign(href);
    else setState('away');
  };
  return (
    <>
      <ButtonLink href={href} onClick={(event) => void retry(event)} aria-busy={state === 'trying'}>
        {t('error.retry')}
      </ButtonLink>
      <Text as="span" size="sm" tone="muted" role="status">
        {state === 'away' && t('error.stillAway')}
      </Text>
    </>
  );
}
