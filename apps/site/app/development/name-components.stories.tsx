import type { Meta, StoryObj } from '@storybook/react-vite';
import { BusinessCard } from '@wbn/cards/business/business-card.tsx';
import { asCard, harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { nameComponentsByKey } from './name-components.ts';

const story = (id: string, componentPath: string) => ({ id, type: 'story', importPath: '', componentPath });

function Screen() {
  return (
    <Stack align="start">
      <BusinessCard business={asCard(harbourGear)} />
      <ButtonLink to="/industries">All industries</ButtonLink>
    </Stack>
  );
}

const meta = {
  title: 'Site/Names of components',
  component: Screen,
  beforeEach: () => {
    const entries = [
      story('cards-company-card--full', 'cards/src/business/business-card.tsx'),
      story('controls-button-link--primary', 'ui-kit/src/controls/buttons/button-link.tsx'),
    ];
    spyOn(window, 'fetch').mockResolvedValue(
      Response.json({ entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) }),
    );
    return nameComponentsByKey();
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  parameters: { proves: 'Each name leads to the page of its component' },
  // The names cover what they name.
  tags: ['!dev'],
  play: async () => {
    const names = () =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[target="storybook"]')].map(({ title, href }) => [
        title,
        new URL(href).search,
      ]);
    await userEvent.keyboard('{Alt>}{Shift>}[KeyC]{/Shift}{/Alt}');
    await waitFor(() =>
      expect(names()).toEqual([
        ['BusinessCard', '?path=/docs/cards-company-card--docs'],
        ['ButtonLink', '?path=/docs/controls-button-link--docs'],
      ]),
    );
    await userEvent.keyboard('{Escape}');
    await expect(names()).toEqual([]);
  },
};
