import { useHosts } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { continueAddress } from '@wbn/session/continue-address.ts';
import { exchangeHandOff } from '@wbn/session/hand-off.ts';
import { useSessionConfig } from '@wbn/session/session-config.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { t } = translator(context, 'site');
  return { head: { title: t('setId.title'), path: '/setid', noindex: true } };
}

export const meta = headMeta;

/** The address contains a one-time code, which no other server should receive. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

/** Receives a session from the auth host (RT-26, SES-11 to SES-13). */
export default function SetId() {
  const t = useText('site');
  const path = usePath();
  const { site } = useHosts();
  const config = useSessionConfig();
  const [unreachable, setUnreachable] = useState(false);
  const begun = useRef(false);

  const handOff = async () => {
    setUnreachable(false);
    const { token, to } = window.wbnHandOff ?? {};
    if (!token) return window.location.replace(path('/'));
    const outcome = await exchangeHandOff(token, config);
    if (outcome.state === 'signed-in') return window.location.replace(continueAddress(to, site));
    if (outcome.state === 'refused') {
      window.alert(t('setId.failed'));
      return window.location.replace(path('/'));
    }
    // biome-ignore lint/suspicious/noConsole: a network error is logged, says SES-13; the person gets a button
    console.error('The hand-off met no answer', outcome.error);
    setUnreachable(true);
  };
  const begin = useEffectEvent(() => {
    // The code can be used only once; effects run twice in development.
    if (begun.current) return;
    begun.current = true;
    void handOff();
  });
  useEffect(() => begin(), []);

  return (
    <Stack space="md">
      <Heading level={1}>{t(unreachable ? 'setId.unreachableHeading' : 'setId.heading')}</Heading>
      <Text role={unreachable ? 'alert' : 'status'}>
        {t(unreachable ? 'setId.unreachableBody' : 'setId.body')}
      </Text>
      <Inline>
        {unreachable && <Button onClick={() => void handOff()}>{t('error.retry')}</Button>}
        <ButtonLink to={path('/')} variant={unreachable ? 'secondary' : 'primary'}>
          {t('error.home')}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
