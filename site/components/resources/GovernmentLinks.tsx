import { governmentLinks, resourcesPage } from '../../content/resources';
import { Filled } from '../../firm';
import { ArrowLink } from '../ArrowLink';
import { ClosingPanel } from '../ClosingPanel';
import { Icon } from '../Icon';

export function GovernmentLinks() {
  const { heading, lead } = resourcesPage.government;
  return (
    <section className="section" aria-labelledby="government-title">
      <div className="wrap grid">
        <div className="column-title">
          <h2 id="government-title">{heading}</h2>
          <p className="soft">{lead}</p>
        </div>
        <ul className="government-list links cells rows column-body">
          {governmentLinks.map(({ title, description, url }) => (
            <li key={url}>
              <a className="external" href={url} target="_blank" rel="noopener">
                {title}
                <span className="visually-hidden"> (new tab)</span>
                <Icon name="external" />
              </a>
              <p className="small">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The id of the section with offices and phones. */
export const contactId = 'contact';

const { heading, text, primary, secondary, other } = resourcesPage.guidance;

/** For visitors who prefer guidance: links to contacts and the calculator. */
export function Guidance() {
  return (
    <ClosingPanel heading={heading} text={text}>
      <a className="button button-primary button-large" href={`#${contactId}`}>
        <Filled text={primary.label} />
      </a>
      <ArrowLink to={secondary.path}>{secondary.label}</ArrowLink>
      <ArrowLink to={other.path}>{other.label}</ArrowLink>
    </ClosingPanel>
  );
}
