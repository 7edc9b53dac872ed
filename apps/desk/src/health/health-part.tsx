import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { DetailsTable } from '@wbn/ui-kit/text/details-table.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { TriangleAlert } from 'lucide-react';

interface HealthPartProps {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string, isBad?: boolean])[];
}

/** One part of the product; what needs somebody is marked. */
export function HealthPart({ title, rows }: HealthPartProps) {
  return (
    <Surface padding="lg">
      <Stack space="sm">
        <Heading level={2} size="sm">
          {title}
        </Heading>
        <DetailsTable
          caption={title}
          rows={rows.map(([label, value, isBad]) => ({
            label,
            value: isBad ? (
              <Badge tone="warning" icon={<TriangleAlert />}>
                {value}
              </Badge>
            ) : (
              value
            ),
          }))}
        />
      </Stack>
    </Surface>
  );
}
