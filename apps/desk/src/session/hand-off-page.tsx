import { useText } from '@wbn/edition/use-text.ts';
import { exchangeHandOff } from '@wbn/session/hand-off.ts';
import { useSessionConfig } from '@wbn/session/session-config.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BarePage } from './bare-page.tsx';
import { deskAddress, type HandOff } from './take-hand-off.ts';

/** Opens another page of the desk as a new document, which reads the new session. */
function leaveTo(address: string): void {
  window.location.replace(address);
}

interface HandOffPageProps {
  readonly handOff: HandOff | undefined;
  readonly leave?: (address: string) => void;
}

/** Receives the session of a colleague from the account host. */
export function HandOffPage({ handOff, leave = leaveTo }: HandOffPageProps) {
  const t = useText('desk-session');
  const config = useSessionConfig();
  const [state, setState] = useState<'under-way' | 'refused' | 'unreachable'>('under-way');
  const begun = useRef(false);

  const exchange = async () => {
    setState('under-way');
    if (!handOff?.token) return leave('/');
    const outcome = await exchangeHandOff(handOff.token, config);
    if (outcome.state === 'signed-in') return leave(deskAddress(handOff.to, window.location.origin));
    setState(outcome.state);
  };
  const begin = useEffectEvent(() => {
    // The code can be used only once; effects run twice in development.
    if (begun.current) return;
    begun.current = true;
    void exchange();
  });
  useEffect(() => begin(), []);

  if (state === 'under-way') return <BarePage title={t('handOff.title')} />;
  return (
    <BarePage
      title={t(`handOff.${state}.title`)}
      action={
        state === 'refused' ? (
          <Button onClick={() => leave('/')}>{t('signIn')}</Button>
        ) : (
          <Button onClick={() => void exchange()}>{t('retry')}</Button>
        )
      }
    >
      {t(`handOff.${state}.text`)}
    </BarePage>
  );
}
