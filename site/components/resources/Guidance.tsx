import { resourcesPage } from '../../content/resources';
import { ClosingPanel } from '../ClosingPanel';
import { Icon } from '../Icon';

/** The id of the part of the page with the offices and phones. */
export const contactId = 'contact';

const { heading, text, primary, secondary } = resourcesPage.guidance;

/** For those who would rather be guided: down to the contacts, or on to the calculator. */
export function Guidance() {
  return (
    <ClosingPanel heading={heading} text={text}>
      <a className="button button-primary button-large" href={`#${contactId}`}>
        {primary.label}
      </a>
      <a className="way" href={secondary.path}>
        {secondary.label}
        <Icon name="arrow" />
      </a>
    </ClosingPanel>
  );
}
