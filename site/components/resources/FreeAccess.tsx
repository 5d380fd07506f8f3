import './FreeAccess.css';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { freeResources, resourcesPage } from '../../content/resources';
import { ArrowLink } from '../ArrowLink';
import { AccessForm } from './AccessForm';

const { access } = resourcesPage;

interface FreeAccessProps {
  isGiven: boolean;
  onGiven: () => void;
}

/** The form for the free guides or, once sent, links to them. */
export function FreeAccess({ isGiven, onGiven }: FreeAccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const show = () => {
    flushSync(onGiven);
    heading.current?.focus();
  };
  return (
    <section className="access panel-white column-aside sticky" aria-labelledby="access-title">
      <h2 ref={heading} id="access-title" className="subhead" tabIndex={-1}>
        {isGiven ? access.done.heading : access.heading}
      </h2>
      <p>{isGiven ? access.done.text : access.text}</p>
      {isGiven ? (
        <ul className="links stack stack-close">
          {freeResources.map(({ title, path }) => (
            <li key={path}>
              <ArrowLink to={path}>{title}</ArrowLink>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <AccessForm onGiven={show} />
          <p className="small links">
            <a href={access.privacy.path}>{access.privacy.text}</a>
          </p>
        </>
      )}
    </section>
  );
}
