import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Columns } from '../layout/columns.tsx';
import { Inline } from '../layout/inline.tsx';
import { Stack } from '../layout/stack.tsx';
import { Surface } from '../layout/surface.tsx';
import { Heading } from '../text/heading.tsx';
import { Text } from '../text/text.tsx';
import { vars } from './contract.css.ts';

const meta = { title: 'Foundations/Theme' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const grounds = ['page', 'surface', 'raised', 'sunken', 'hover'] as const;
const pairs = [
  ['brand', 'onBrand'],
  ['brandSoft', 'brandText'],
  ['successSoft', 'success'],
  ['warningSoft', 'warning'],
  ['dangerSoft', 'danger'],
  ['goldSoft', 'gold'],
  ['premiumSoft', 'premium'],
  ['platinumSoft', 'platinum'],
] as const;

function Swatch({ ground, text, name }: { ground: string; text: string; name: string }) {
  return (
    <div
      style={{
        backgroundColor: ground,
        color: text,
        padding: vars.space.sm,
        borderRadius: vars.radius.md,
        border: `1px solid ${vars.color.line}`,
      }}
    >
      {name}
    </div>
  );
}

/** Shows every text colour on every ground that it is used on; the accessibility rules measure the contrast. */
export const Colours: Story = {
  render: () => (
    <Stack space="lg">
      <Heading level={2}>Grounds</Heading>
      <Columns minimum={200} space="sm">
        {grounds.map((ground) => (
          <div key={ground}>
            <Swatch ground={vars.color[ground]} text={vars.color.text} name={ground} />
            <Swatch ground={vars.color[ground]} text={vars.color.muted} name={`${ground}, muted`} />
            <Swatch ground={vars.color[ground]} text={vars.color.brandText} name={`${ground}, brandText`} />
            <Swatch ground={vars.color[ground]} text={vars.color.danger} name={`${ground}, danger`} />
            <Swatch ground={vars.color[ground]} text={vars.color.success} name={`${ground}, success`} />
          </div>
        ))}
      </Columns>
      <Heading level={2}>Pairs</Heading>
      <Columns minimum={200} space="sm">
        {pairs.map(([ground, text]) => (
          <Swatch
            key={ground}
            ground={vars.color[ground]}
            text={vars.color[text]}
            name={`${text} on ${ground}`}
          />
        ))}
      </Columns>
    </Stack>
  ),
};

export const Spaces: Story = {
  render: () => (
    <Surface>
      <Stack space="xs">
        {Object.entries(vars.space).map(([name, space]) => (
          <Inline key={name} space="md">
            <div style={{ inlineSize: space, blockSize: '1rem', backgroundColor: vars.color.brand }} />
            <Text size="sm">{name}</Text>
          </Inline>
        ))}
      </Stack>
    </Surface>
  ),
};

export const Typography: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Heading 1: find the right supplier</Heading>
      <Heading level={2}>Heading 2: find the right supplier</Heading>
      <Heading level={3}>Heading 3: find the right supplier</Heading>
      <Heading level={4}>Heading 4: find the right supplier</Heading>
      <Text size="lg">Large text: 0123456789, ¿Dónde?, però, Łódź</Text>
      <Text>Text: 0123456789, ¿Dónde?, però, Łódź</Text>
      <Text size="sm">Small text: 0123456789, ¿Dónde?, però, Łódź</Text>
      <Text size="xs">Tiny text: 0123456789, ¿Dónde?, però, Łódź</Text>
      <Text>中文和日本語はシステムの書体で表示されます</Text>
    </Stack>
  ),
};

/** A page in Chinese: no space taken from between the signs, more space between the lines. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  render: () => (
    <Stack space="sm">
      <Heading level={1}>香港环球商业网络：制造商与供应商</Heading>
      <Text>查找公司、产品与服务，向供应商发送询价，并在一处比较报价。本页的文字行距比英文更大。</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heading = getComputedStyle(canvas.getByRole('heading'));
    await expect(Number.parseFloat(heading.letterSpacing) || 0).toBe(0);
    const text = getComputedStyle(canvas.getByText(/^查找/));
    await expect(Number.parseFloat(text.lineHeight) / Number.parseFloat(text.fontSize)).toBeGreaterThan(1.7);
    await expect(text.fontFamily).toContain('PingFang');
  },
};
