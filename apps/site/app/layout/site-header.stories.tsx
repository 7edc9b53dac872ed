import type { Meta, StoryObj } from '@storybook/react-vite';
import { countries } from '@wbn/search/fixtures/countries.ts';
import { sessionStore } from '@wbn/session/browser-session-store.ts';
import { expect } from 'storybook/test';
import { SiteHeader } from './site-header.tsx';
import { signIn } from './story-session.ts';

const widths = {
  1024: { name: 'Laptop', styles: { width: '1024px', height: '768px' } },
  1280: { name: 'Wide', styles: { width: '1280px', height: '800px' } },
} as const;

const meta = {
  title: 'Site/Header',
  component: SiteHeader,
  args: { countries },
  parameters: {
    guide: {
      when: 'On every page of the site.',
      whenNot: 'On account pages, which have the logo alone.',
      keyboard: 'Logo, search, account area and languages in this order.',
      content: 'Names of pages in one or two words.',
      otherWords: ['top bar', 'navigation bar', 'app bar', 'language switcher'],
    },
    layout: 'fullscreen',
  },
  beforeEach: () => () => sessionStore.clear(),
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {};

export const SignedIn: Story = { beforeEach: signIn };

export const WithoutSearch: Story = { args: { countries: undefined } };

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile2' } } };

/** The row at a width in a language: nothing wraps or sticks out, and the words have room. */
const fits = (width: `${keyof typeof widths}`, language: string): Story => ({
  globals: { viewport: { value: width }, language },
  parameters: {
    viewport: { options: widths },
    rows: ['RFQ-12'],
    proves: `On ${width} pixels in ${language} the link to the form fits beside search and account`,
  },
  beforeEach: signIn,
  play: async ({ canvas, canvasElement }) => {
    await expect(innerWidth).toBe(Number(width));
    const link = await canvas.findByRole('link', {
      name: /^(Request a quotation|Solicitar cotización|Richiedi un preventivo|请求报价)$/,
    });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/request-quotation$/));
    const row = canvasElement.querySelector('header > div');
    if (!(row instanceof HTMLElement)) throw new Error('The header has no row');
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await expect(row.offsetHeight).toBeLessThanOrEqual(64);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const words = canvasElement.querySelector('input[name=search]');
    await expect(words?.getBoundingClientRect().width).toBeGreaterThan(Number(width) < 1200 ? 160 : 240);
  },
});

export const LaptopInEnglish: Story = fits('1024', 'en');
export const LaptopInSpanish: Story = fits('1024', 'es');
export const LaptopInItalian: Story = fits('1024', 'it');
export const LaptopInChinese: Story = fits('1024', 'zh');
export const WideInEnglish: Story = fits('1280', 'en');
export const WideInSpanish: Story = fits('1280', 'es');
export const WideInItalian: Story = fits('1280', 'it');
export const WideInChinese: Story = fits('1280', 'zh');
