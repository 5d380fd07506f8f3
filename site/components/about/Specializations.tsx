import './Specializations.css';
import { about } from '../../content/about';
import { ServicePicture } from '../art/ServicePicture';

/** The four fields of practice, each with its service's landscape. */
export function Specializations() {
  const { heading, items } = about.specializations;
  return (
    <section className="section panel-sand" aria-labelledby="specializations-title">
      <div className="wrap">
        <h2 id="specializations-title">{heading}</h2>
        <ul className="specializations cells">
          {items.map(({ title, text, path }) => (
            <li key={path} className="specialization">
              <ServicePicture path={path} />
              <div>
                <h3>
                  <a className="whole-link" href={path}>
                    {title}
                  </a>
                </h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
