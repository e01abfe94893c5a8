/** The way to a request from any other device. */
import { useHref } from 'react-router-dom';
import { lookupUrl } from '../../../contract/protocol/routes.ts';
import { QrPicture } from '../../../ui/qr-code/qr-picture.tsx';
import { Link } from '../../../words/link.tsx';
import { say, sayWith } from '../../../words/say.ts';
import './lookup-address.css';

/** The address of the look-up of a request, to type and to photograph. */
export function LookupAddress({ reference }: { reference: string }) {
  const path = useHref(lookupUrl(reference));
  const { origin, host } = location;
  return (
    <div className="lookup-address">
      <QrPicture text={origin + path} label={say('QR code of the look-up of {reference}', { reference })} />
      <p>
        {sayWith(
          'From any other device, once it has reached us: open {page} and give the reference with the e-mail address or phone number of the request. There you also read how far we are with it. The code opens that page with the reference filled in; it holds nothing else of yours.',
          {
            page: (
              <Link key="page" to={lookupUrl(reference)}>
                {host + path.replace(/\?.*/, '')}
              </Link>
            ),
          },
        )}
      </p>
    </div>
  );
}
