<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

class LoginRequest extends FormRequest
{
    public function authorize(): bool
    {
        return true;
    }

    public function rules(): array
    {
        return [
            // exists: "The selected email is invalid."
            'email' => ['bail', 'required', 'string', 'email', 'exists:users,email'],
            'password' => ['required', 'string'],
        ];
    }
}
