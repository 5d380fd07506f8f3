import { Link } from 'react-router-dom';
import { ClosingPanel } from '../components/ClosingPanel';
import { Icon } from '../components/Icon';
import { calculator } from '../content/calculator';
import { company } from '../content/company';

const { heading, text, primary, secondary } = calculator.guidance;

/** Where a person can be had to look at the result. */
export function Guidance() {
  return (
    <ClosingPanel heading={heading} text={text}>
      <a
        className="button button-primary button-large"
        href={company.urls.bookingPage}
        target="_blank"
        rel="noopener"
      >
        {primary.label}
        <span className="visually-hidden"> (new tab)</span>
        <Icon name="external" />
      </a>
      <Link className="way" to={secondary.path}>
        {secondary.label}
        <Icon name="arrow" />
      </Link>
    </ClosingPanel>
  );
}
