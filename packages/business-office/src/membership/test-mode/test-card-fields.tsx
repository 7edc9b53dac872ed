import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/to-api-error.ts';
import { TextField } from '@wbn/ui-kit/controls/text-field.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { CreditCard } from 'lucide-react';
import { useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createTestPaymentMethodMutation } from '../create-test-payment-method.query.ts';
import { type CardEntryProps, CardError } from '../payment/card-entry.ts';
import * as styles from '../payment/payment.css.ts';
import { groupCardNumber, groupExpiry, isCardNumber, isPast, readExpiry } from './card-digits.ts';
import { TestCardHelp } from './test-card-help.tsx';

interface TestCardFieldsProps extends CardEntryProps {
  readonly api: ApiClient;
}

const empty = { number: '', expiry: '', cvc: '' };
type CardField = keyof typeof empty;
type CardProblem = 'number' | 'expiry' | 'past' | 'cvc';

const autoComplete = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' } as const;
const shapes = {
  number: groupCardNumber,
  expiry: groupExpiry,
  cvc: (typed: string) => typed.replace(/\D/g, '').slice(0, 4),
} as const;

/** The card form of test mode, in place of Stripe's: it takes Stripe's test numbers and no real card. */
export function TestCardFields({ api, ref, onChange }: TestCardFieldsProps) {
  const { t } = useTranslation('membership');
  const create = useMutation(createTestPaymentMethodMutation(api));
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<Partial<Record<CardField, CardProblem>>>({});

  useImperativeHandle(ref, () => ({
    check: async () => {
      const found = findCardProblems(values);
      setProblems(found);
      return Object.keys(found).length === 0;
    },
    createPaymentMethod: async (billing) => {
      const { month: expMonth = 0, year: expYear = 0 } = readExpiry(values.expiry) ?? {};
      const { number, cvc } = values;
      try {
        return await create.mutateAsync({ number, expMonth, expYear, cvc, billing });
      } catch (error) {
        const { code, fields } = toApiError(error);
        // A slip in the address is the address form's to show.
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
    onChange: ({ target }: { target: HTMLInputElement }) => {
      // A digit that is taken away stays away: only what grows is grouped.
      const grows = target.value.length > values[name].length;
      const typed = grows ? shapes[name](target.value) : target.value;
      setValues((last) => ({ ...last, [name]: typed }));
      setProblems(({ [name]: _mended, ...rest }) => rest);
      onChange();
    },
    onBlur: () => setValues((last) => ({ ...last, [name]: shapes[name](last[name]) })),
  });
  return (
    <Stack space="md">
      <TextField {...field('number')} icon={<CreditCard />} placeholder="1234 1234 1234 1234" />
      <div className={styles.halves}>
        <TextField {...field('expiry')} placeholder={t('card.expiryPattern')} />
        <TextField {...field('cvc')} placeholder="123" />
      </div>
      <TestCardHelp />
    </Stack>
  );
}

function findCardProblems({ number, expiry, cvc }: typeof empty): Partial<Record<CardField, CardProblem>> {
  const until = readExpiry(expiry);
  return {
    ...(!isCardNumber(number) && { number: 'number' }),
    ...(until ? isPast(until, new Date()) && { expiry: 'past' } : { expiry: 'expiry' }),
    ...(!/^\d{3,4}$/.test(cvc) && { cvc: 'cvc' }),
  };
}
