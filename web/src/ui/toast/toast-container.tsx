import { ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast.css';

/** Times in milliseconds, the drag in percent of a toast's width. */
export function ToastPlace() {
  return (
    <ToastContainer
      autoClose={5000}
      position="top-right"
      draggable
      draggablePercent={80}
      theme="light"
      newestOnTop
      closeOnClick={false}
      aria-label="Notifications"
    />
  );
}
