import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/button-link.tsx';
import { Heading } from '@wbn/ui-kit/heading.tsx';
import { Inline } from '@wbn/ui-kit/inline.tsx';
import { Stack } from '@wbn/ui-kit/stack.tsx';
import { Text } from '@wbn/ui-kit/text.tsx';
import { useTranslation } from 'react-i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/head.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { t } = translator(context, 'site');
  return { head: { title: t('setId.title'), path: '/setid', noindex: true } };
}

export const meta = headMeta;

/** Where the auth host hands a session over (RT-26, SES-11). */
export default function SetId() {
  const { t } = useTranslation('site');
  const path = usePath();
  return (
    <Stack space="md">
      <Heading level={1}>{t('setId.heading')}</Heading>
      <Text>{t('setId.body')}</Text>
      <Inline>
        <ButtonLink to={path('/')}>{t('error.home')}</ButtonLink>
      </Inline>
    </Stack>
  );
}
