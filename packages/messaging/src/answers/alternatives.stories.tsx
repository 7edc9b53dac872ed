import type { Meta, StoryObj } from '@storybook/react-vite';
import { asCard, harbourGear, longNames } from '@wbn/cards/fixtures/businesses.ts';
import { expect, within } from 'storybook/test';
import { buyerApi, signInBuyer } from '../fixtures/buyer-api.ts';
import { Alternatives } from './alternatives.tsx';

const api = buyerApi({ 'list-alternatives': () => [asCard(harbourGear), asCard(longNames)] });

const meta = {
  title: 'Messages/Alternatives',
  component: Alternatives,
  args: { api, requestID: '01939b40-0000-7000-8000-0000000000aa' },
  beforeEach: signInBuyer,
} satisfies Meta<typeof Alternatives>;

export default meta;

export const NotAnswered: StoryObj<typeof meta> = {
  parameters: {
    proves: 'Offers companies that fit an inquiry without a timely answer, and the way to ask them the same',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    expect(canvas.getByRole('link', { name: harbourGear.general.companyName })).toBeVisible();
    expect(canvas.getByRole('button', { name: 'Send the same inquiry' })).toBeVisible();
  },
};
