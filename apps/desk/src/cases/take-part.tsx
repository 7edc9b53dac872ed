import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { type DeskCase, releaseCase, takeCase } from '@wbn/contract/desk/cases.ts';
import { formatClock } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useOutcomeToast } from '@wbn/forms/use-outcome-toast.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { useState } from 'react';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeys } from '../keys/keys.ts';
import { useDesk } from '../session/desk-context.ts';
import { refreshCases } from './cases.query.ts';
import { HandOver } from './hand-over.tsx';
import * as styles from './take-part.css.ts';

/** Who has the case: takes it for ten minutes, hands it over, gives it back. */
export function TakePart({ shown }: { readonly shown: DeskCase }) {
  const t = useText('desk-cases');
  const locale = useLocale();
  const { api, staff } = useDesk();
  const client = useQueryClient();
  const report = useOutcomeToast({ fail: () => false });
  const [isHandingOver, setHandingOver] = useState(false);
  const { caseID } = shown;
  const onSettled = () => refreshCases(client, caseID);
  const { mutateAsync: take, isPending } = useMutation({ ...callMutation(api, takeCase), onSettled });
  const { mutateAsync: release } = useMutation({ ...callMutation(api, releaseCase), onSettled });

  const taken = shown.taken && Date.parse(shown.taken.until) > Date.now() ? shown.taken : undefined;
  const isMine = taken?.staffID === staff.staffID;
  const words = { conflict: t('take.conflict') };
  const takeIt = () =>
    void report(take({ params: { id: caseID }, body: {} }), { ...words, done: t('take.taken') });
  const giveBack = () =>
    void report(release({ params: { id: caseID } }), { ...words, done: t('take.given') });
  const hand = async (staffID: string, name: string) => {
    setHandingOver(false);
    await report(take({ params: { id: caseID }, body: { staffID } }), {
      ...words,
      done: t('take.handed', { name }),
    });
  };
  const press = isMine ? () => setHandingOver(true) : takeIt;
  useKeys(taken && !isMine ? [] : [{ key: 'a', label: t('keys.take'), run: press }]);
  return (
    <div className={styles.part}>
      {taken && (
        <span role="status" className={styles.who}>
          {t(isMine ? 'take.mine' : 'take.theirs', {
            name: taken.name,
            until: formatClock(locale, taken.until),
          })}
        </span>
      )}
      {(!taken || isMine) && (
        <Button variant="secondary" size="sm" loading={isPending} aria-keyshortcuts="a" onClick={press}>
          {t(isMine ? 'take.handOver' : 'take.take')} <KeyHint of="a" />
        </Button>
      )}
      {isMine && (
        <Button variant="quiet" size="sm" onClick={giveBack}>
          {t('take.giveBack')}
        </Button>
      )}
      {isHandingOver && <HandOver caseID={caseID} onChoose={hand} onClose={() => setHandingOver(false)} />}
    </div>
  );
}
