import { BookingButton } from '../components/BookingButton';
import { ClosingPanel } from '../components/ClosingPanel';
import { Way } from '../components/Way';
import { calculator } from '../content/calculator';

const { heading, text, primary, secondary } = calculator.guidance;

/** Where a person can be had to look at the result. */
export function Guidance() {
  return (
    <ClosingPanel heading={heading} text={text}>
      <BookingButton label={primary.label} />
      <Way to={secondary.path}>{secondary.label}</Way>
    </ClosingPanel>
  );
}
