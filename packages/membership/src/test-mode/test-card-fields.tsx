import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { testCards } from '@wbn/contract/membership/test-cards.ts';
import { createTestPaymentMethod } from '@wbn/contract/membership/test-gateway.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Disclosure } from '@wbn/ui-kit/layout/disclosure.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { CreditCard } from 'lucide-react';
import { useImperativeHandle, useState } from 'react';
import { type CardEntryProps, CardError } from '../payment/card-entry.ts';
import * as payment from '../payment/payment.css.ts';
import * as styles from './test-mode.css.ts';

interface TestCardFieldsProps extends CardEntryProps {
  readonly api: ApiClient;
}

const empty = { number: '', expiry: '', cvc: '' };
type CardField = keyof typeof empty;
type CardProblem = CardField | 'past';

const autoComplete = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' } as const;

/** The card form of test mode instead of Stripe's: it accepts Stripe's test numbers and no real card. */
export function TestCardFields({ api, ref, onChange }: TestCardFieldsProps) {
  const t = useText('membership');
  const create = useMutation(callMutation(api, createTestPaymentMethod));
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<Partial<Record<CardField, CardProblem>>>({});

  useImperativeHandle(ref, () => ({
    check: async () => {
      const found = findCardProblems(values);
      setProblems(found);
      return Object.keys(found).length === 0;
    },
    createPaymentMethod: async (billing) => {
      const { month: expMonth, year: expYear } = readExpiry(values.expiry);
      const { number, cvc } = values;
      try {
        const body = { number, expMonth, expYear, cvc, billing };
        return (await create.mutateAsync({ body })).paymentMethod;
      } catch (error) {
        const { code, fields } = toApiError(error);
        // Errors of the address are shown by the address form.
        if (code !== 'ValidationError' || !fields || fields.number === undefined) throw error;
        setProblems({ number: 'number' });
        throw new CardError(t('card.notATestCard'));
      }
    },
  }));

  const field = (name: CardField) => ({
    label: t(`card.${name}`),
    required: true,
    inputMode: 'numeric' as const,
    autoComplete: autoComplete[name],
    dir: 'ltr',
    value: values[name],
    error: problems[name] && t(`card.problem.${problems[name]}`),
    onChange: ({ target: { value } }: { target: HTMLInputElement }) => {
      setValues((last) => ({ ...last, [name]: name === 'number' ? groupDigits(value) : value }));
      setProblems(({ [name]: _changed, ...rest }) => rest);
      onChange();
    },
  });
  return (
    <Stack space="md">
      <TextField {...field('number')} icon={<CreditCard />} placeholder="1234 1234 1234 1234" />
      <div className={payment.halves}>
        <TextField {...field('expiry')} placeholder={t('card.expiryPattern')} />
        <TextField {...field('cvc')} placeholder="123" />
      </div>
      <Disclosure summary={t('testCards.title')}>
        <dl className={styles.cards}>
          {testCards.map(({ number, behaviour, code }) => (
            <div key={number} className={styles.card}>
              <dt dir="ltr">{groupDigits(number)}</dt>
              <dd>
                {t(
                  behaviour === 'refused' ? `testCards.${code ?? 'card_declined'}` : `testCards.${behaviour}`,
                )}
              </dd>
            </div>
          ))}
        </dl>
        <MutedText>{t('testCards.rest')}</MutedText>
      </Disclosure>
    </Stack>
  );
}

/** A card number in groups of four digits. */
function groupDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19);
  return (digits.match(/\d{1,4}/g) ?? []).join(' ');
}

/** Reads `04/31`, `04 / 2031` and `0431`; zeros for anything else. */
function readExpiry(typed: string): { readonly month: number; readonly year: number } {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : { month: 0, year: 0 };
}

function findCardProblems({ number, expiry, cvc }: typeof empty): Partial<Record<CardField, CardProblem>> {
  const { month, year } = readExpiry(expiry);
  return {
    ...(number.replace(/\D/g, '').length < 12 && { number: 'number' }),
    // A card is valid until the end of its month.
    ...(month === 0 ? { expiry: 'expiry' } : new Date(year, month) <= new Date() && { expiry: 'past' }),
    ...(!/^\d{3,4}$/.test(cvc) && { cvc: 'cvc' }),
  };
}
