import type { PhoneContact } from '@wbn/edition/edition.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';

const digitsOf = (number: string) => number.replace(/[^\d+]/g, '');

/** Numbers to call and numbers of the messaging app, by region (INF-14). */
export function ContacofCards() {
  const { phones, messaging } = useEdition();
  return (
    <Columns minimum={260}>
      <ContactCard name="phone" contacts={phones} linkTo={(number) => `tel:${digitsOf(number)}`} />
      <ContactCard
        name="messaging"
        contacts={messaging}
        linkTo={(number) => `https://wa.me/${digitsOf(number).slice(1)}`}
      />
    </Columns>
  );
}

interface ContactCardProps {
  readonly name: 'phone' | 'messaging';
  readonly contacts: readonly PhoneContact[];
  readonly linkTo: (number: string) => string;
}

function ContactCard({ name, contacts, linkTo }: ContactCardProps) {
  const { t } = useTranslation('information');
  return (
    <Surface>
      <Stack space="sm">
        <Heading level={2} size="md">
          {t(`${name}.label`)}
        </Heading>
        <DetailsTable
          caption={t(`${name}.label`)}
          rows={contacts.map(({ region, number }) => ({
            label: t(`phone.${region}`),
            value: (
              <TextLink href={linkTo(number)} dir="ltr">
                {number}
              </TextLink>
            ),
          }))}
        />
      </Stack>
    </Surface>
  );
}
