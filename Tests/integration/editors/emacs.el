;;; -*- lexical-binding: t -*-
;; Drives Emacs without a screen: findings arrive, a fix is applied, a finding is silenced.  Prints what happens, and ends
;; with status 1 when something else happens than should.
;;
;; CLIENT is `eglot' or `lsp-mode', whose set-up in docs/editors.md is loaded before.  EXPECTED names a file with the lines
;; and rules that the command line reports.  A mode for Swift stands in for the one of the package swift-mode.

(require 'cl-lib)
(require 'seq)
(require 'subr-x)

(defconst client (intern (getenv "CLIENT")))

(defun say (text &rest values) (princ (concat (apply #'format text values) "\n")))

(defun check (condition text &rest values)
  (unless condition
    (say "FAILED: %s" (apply #'format text values))
    (kill-emacs 1)))

(defun wait (text condition)
  (let ((end (+ (float-time) 120)))
    (while (and (not (funcall condition)) (< (float-time) end))
      (accept-process-output nil 0.05))
    (check (funcall condition) "%s: never happened" text)))

(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(setq make-backup-files nil
      inhibit-message t)

;; What differs between the clients.

(require client)
(defvar eglot-connect-timeout)
(defvar lsp-auto-guess-root)
(setq eglot-connect-timeout 120
      lsp-auto-guess-root t)

(defun start ()
  (if (eq client 'eglot)
      (progn
        (call-interactively #'eglot)
        (check (eglot-managed-p) "eglot does not manage the buffer")
        (list (plist-get (eglot--server-info (eglot-current-server)) :name)))
    ;; The hook of the set-up has started the servers.
    (wait "the servers are there"
          (lambda ()
            (let ((all (lsp-workspaces)))
              (and (= (length all) (if (getenv "SOURCEKIT") 2 1))
                   (seq-every-p (lambda (each) (eq (lsp--workspace-status each) 'initialized)) all)))))
    (mapcar (lambda (each) (symbol-name (lsp--workspace-server-id each))) (lsp-workspaces))))

(defun command () (if (eq client 'eglot) #'eglot-code-actions #'lsp-execute-code-action))

(defun stop ()
  (if (eq client 'eglot)
      (eglot-shutdown (eglot-current-server) nil nil t)
    (mapc #'lsp-workspace-shutdown (lsp-workspaces))))

(defun diagnostics ()
  "The diagnostics of the buffer after the last edit, as lists of source, code, and place."
  (if (eq client 'eglot)
      (progn
        ;; A timer would send the edit when Emacs is idle, which it never is without a screen.
        (eglot--signal-textDocument/didChange)
        (flymake-start)
        (mapcar (lambda (each)
                  (let ((data (alist-get 'eglot-lsp-diag (flymake-diagnostic-data each))))
                    (list (plist-get data :source) (plist-get data :code) (flymake-diagnostic-beg each))))
                (flymake-diagnostics)))
    (mapcar (lambda (each)
              (list (gethash "source" each) (gethash "code" each)
                    (lsp--position-to-point (gethash "start" (gethash "range" each)))))
            (lsp--get-buffer-diagnostics))))

;; What a person sees and does.

(defun findings ()
  "The findings of SameView in the buffer as lists of line, rule and place."
  (let ((found (mapcar (lambda (each) (cons (line-number-at-pos (nth 2 each)) (cdr each)))
                       (seq-filter (lambda (each) (equal (car each) "sameview")) (diagnostics)))))
    (sort found (lambda (a b)
                  (if (= (car a) (car b)) (string< (nth 1 a) (nth 1 b)) (< (car a) (car b)))))))

(defun of (rule) (seq-filter (lambda (each) (equal (nth 1 each) rule)) (findings)))

(defun line-at (place)
  (save-excursion
    (goto-char place)
    (buffer-substring-no-properties (line-beginning-position) (line-end-position))))

(defun choose (rule title)
  "Choose at the first finding of RULE the code action whose name contains TITLE.
Return the place where its line began, when the finding is gone."
  (let* ((before (length (of rule)))
         (finding (car (of rule)))
         (chosen nil)
         ;; Otherwise eglot opens a menu for the mouse.
         (last-nonmenu-event ?x))
    (check finding "there is no finding of %s" rule)
    (goto-char (nth 2 finding))
    (let ((start (line-beginning-position)))
      (say "%d %s:%s" (car finding) rule (line-at start))
      (cl-letf (((symbol-function 'completing-read)
                 (lambda (_prompt collection &rest _)
                   (let ((all (all-completions "" collection)))
                     (setq chosen (seq-find (lambda (each) (string-search title each)) all))
                     (check chosen "no code action is named '%s': %S" title all)
                     chosen))))
        (call-interactively (command)))
      (check chosen "Emacs did not ask which action to apply")
      (say "  chosen: %s" chosen)
      (wait "the finding disappears" (lambda () (= (length (of rule)) (1- before))))
      start)))

(find-file (getenv "FILE"))
(say "Emacs %s, %s" emacs-version client)
(say "servers of the buffer: %s" (string-join (sort (start) #'string<) ", "))

(say "== findings")
(wait "findings arrive" #'findings)
(let ((expected (with-temp-buffer
                  (insert-file-contents (getenv "EXPECTED"))
                  (split-string (buffer-string) "\n" t)))
      (found (mapcar (lambda (each) (format "%d %s" (car each) (nth 1 each))) (findings))))
  (dolist (each found) (say "%s" each))
  (check (equal found expected) "the command line reports %S" expected))

(say "== a fix is applied")
(let ((start (choose (getenv "FIX") (getenv "FIX_TITLE"))))
  (check (string-search (getenv "FIXED") (line-at start)) "the line is now%s" (line-at start))
  (say "  now:%s" (line-at start)))

(say "== a finding is silenced")
(let* ((rule (getenv "SILENCE"))
       (start (choose rule (format "Silence `%s` here" rule))))
  (check (equal (string-trim (line-at start)) (concat "// sameview:disable:next " rule)) "the line is%s" (line-at start))
  (say "  above:%s" (line-at start)))

(save-buffer)
(stop)
(say "done")
(kill-emacs 0)
