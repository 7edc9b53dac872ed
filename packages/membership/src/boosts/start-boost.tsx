import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { ApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { listOwnProducts } from '@wbn/contract/business/own-products.ts';
import { type Boosts, boostDays, loadBoosts, startBoost } from '@wbn/contract/membership/boosts.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useOutcomeToast } from '@wbn/forms/use-outcome-toast.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { Panel } from '@wbn/ui-kit/layout/panel.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { useState } from 'react';
import * as styles from './boosts.css.ts';
import { useLedgerLabels } from './use-ledger-labels.ts';

interface StartBoostProps {
  readonly api: ApiClient;
  readonly office: OfficeContext;
  readonly boosts: Boosts;
  readonly isOwner: boolean;
}

const day = 86_400_000;

/** Chooses what to promote, and asks before it spends a boost. */
export function StartBoost({ api, office, boosts, isOwner }: StartBoostProps) {
  const t = useText('boosts');
  const { businessID, general } = office.business;
  const [chosen, setChosen] = useState(businessID);
  const [key, setKey] = useState<string>();
  const start = useStart(api, office);
  const { data } = useQuery(
    callQuery(api, listOwnProducts, {
      query: { bid: businessID, show: 'published', find: '', page: 1 },
    }),
  );
  const running = new Set(
    boosts.boosts.flatMap(({ state, resourceID }) => (state === 'over' ? [] : resourceID)),
  );
  const things = [
    { id: businessID, name: general.companyName },
    ...(data?.data ?? []).map(({ productID, name }) => ({ id: productID, name })),
  ];
  const thing = things.find(({ id }) => id === chosen) ?? { id: businessID, name: general.companyName };
  const isPublic = office.session.publication.status === 'published';
  const canStart = isOwner && isPublic && boosts.left > 0 && !running.has(thing.id);

  return (
    <Panel title={t('start.title')}>
      <Text>{t('what', { count: boostDays })}</Text>
      {isOwner && (
        <div className={styles.start}>
          <div className={styles.choice}>
            <Select
              label={t('start.choose')}
              value={thing.id}
              onChange={(event) => setChosen(event.target.value)}
              options={things.map(({ id, name }) => ({
                value: id,
                text: running.has(id) ? t('start.runs', { name }) : name,
              }))}
            />
          </div>
          <Button disabled={!canStart} onClick={() => setKey(crypto.randomUUID())}>
            {t('start.promote', { count: boostDays })}
          </Button>
        </div>
      )}
      <MutedText>{hint()}</MutedText>
      {key !== undefined && (
        <ConfirmBoost
          name={thing.name}
          boosts={boosts}
          busy={start.isPending}
          onCancel={() => setKey(undefined)}
          onConfirm={() => {
            const body = thing.id === businessID ? {} : { productID: thing.id };
            void start.send({ body, idempotencyKey: key }, thing.name).then(() => setKey(undefined));
          }}
        />
      )}
    </Panel>
  );

  function hint(): string {
    if (!isOwner) return t('start.ownerOnly');
    if (!isPublic) return t('start.notPublic');
    if (boosts.left === 0) return t('start.noneLeft');
    return running.has(thing.id) ? t('start.runsHint') : t('start.hint');
  }
}

interface ConfirmBoostProps {
  readonly name: string;
  readonly boosts: Boosts;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Explains what happens and what it costs. */
function ConfirmBoost({ name, boosts, ...rest }: ConfirmBoostProps) {
  const t = useText('boosts');
  const { number } = useLabels();
  const { moment, month } = useLedgerLabels();
  const [until] = useState(() => new Date(Date.now() + boostDays * day));
  return (
    <ConfirmDialog
      title={t('ask.title', { name })}
      confirm={t('ask.confirm')}
      cancel={t('ask.cancel')}
      {...rest}
    >
      <Stack space="sm">
        <Text>{t('ask.body', { name, until: moment(until) })}</Text>
        <Text tone="muted">
          {t('ask.cost', { left: number(boosts.left - 1), month: month(boosts.month) })}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}

/** Starts a boost and shows the result in a toast. */
function useStart(api: ApiClient, office: OfficeContext) {
  const t = useText('boosts');
  const toast = useToast();
  const say = useOutcomeToast(office);
  const client = useQueryClient();
  const params = { id: office.business.businessID };
  const mutation = useMutation({
    ...callMutation(api, startBoost),
    // Reloads after a refusal too, because somebody else may have spent the last boost.
    onSettled: () => client.invalidateQueries({ queryKey: callKey(loadBoosts, { params }) }),
  });
  return {
    isPending: mutation.isPending,
    send: (boost: { body: { productID?: string }; idempotencyKey: string }, name: string) =>
      say(mutation.mutateAsync({ params, ...boost }), {
        done: t('done', { name }),
        conflict: t('conflict', { name }),
        isAsked: ({ code }: ApiError) => {
          const isSpent = code === 'PlanLimitReached';
          if (isSpent) toast(t('start.noneLeft'), 'danger');
          return isSpent;
        },
      }),
  };
}
